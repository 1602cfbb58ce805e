/** The head of the OpenAPI document. */
export function openApiInfo(version: string) {
  return {
    openapi: '3.1.0' as const,
    info: {
      title: 'Assay',
      version,
      description:
        'Measures AI agents. Every request carries an API key as a bearer token; failures answer application/problem+json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
  };
}
