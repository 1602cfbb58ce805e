export { AgentsPage } from './components/agents-page';
export { agentsQuery } from './queries';
