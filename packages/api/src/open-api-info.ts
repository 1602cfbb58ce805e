/** The head of the OpenAPI document. */
export function openApiInfo(version: string) {
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Assay',
      version,
      description:
        'Measures AI agents. Requests carry an API key as a bearer token, or the session cookie; failures answer application/problem+json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
  };
}
