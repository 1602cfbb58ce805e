/** Text of the module that lists the connectors of these folders; a folder is named after its connector. */
export function renderRegistry(folders: readonly string[]): string {
  const names = [...folders].sort();
  return [
    '// Generated from the connector folders by `npm run gen`; do not edit.',
    "import type { Connector } from './connector';",
    ...names.map((name) => `import ${variable(name)} from './connectors/${name}/connector';`),
    '',
    `export const connectors: readonly Connector[] = [${names.map(variable).join(', ')}];`,
    '',
  ].join('\n');
}

function variable(folder: string): string {
  return folder.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
