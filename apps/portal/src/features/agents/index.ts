export { AgentPage } from './components/agent-page';
export { AgentsPage } from './components/agents-page';
export { EditAgentPage } from './components/edit-agent-page';
export { NewAgentPage } from './components/new-agent-page';
export { agentQuery, agentsQuery, agentVersionsQuery, connectorsQuery } from './queries';
