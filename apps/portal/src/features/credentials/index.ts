export { CredentialsCard } from './components/credentials-card';
export { NewCredentialDialog } from './components/new-credential-dialog';
export { credentialOptions } from './credential-options';
export { credentialsQuery } from './queries';
