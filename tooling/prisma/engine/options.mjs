/**
 * What the Prisma CLI passes to its schema engine on the command line.
 *
 * @param {readonly string[]} argv arguments after the script's own name
 */
export function readOptions(argv) {
  const valuesOf = (name) => argv.flatMap((argument, index) => (argument === name ? [argv[index + 1]] : []));
  const [datasource] = valuesOf('--datasource');
  return {
    wantsVersion: argv.includes('--version'),
    /** Set for one-off commands (`can-connect-to-database`), unset for the JSON-RPC conversation. */
    command: argv.includes('cli') ? argv[argv.indexOf('cli') + 1] : undefined,
    datamodels: valuesOf('--datamodels'),
    url: (datasource === undefined ? undefined : JSON.parse(datasource).url) ?? process.env.DATABASE_URL,
  };
}

/**
 * Splits a connection address into `pg` settings and the schema Prisma works in.
 * The parts are given one by one because a driver adapter that gets a connection string ignores `database`.
 *
 * @param {string} url
 */
export function readConnection(url) {
  const parts = new URL(url);
  return {
    schema: parts.searchParams.get('schema') ?? undefined,
    settings: {
      host: parts.searchParams.get('host') ?? parts.hostname,
      port: Number(parts.port || 5432),
      user: decodeURIComponent(parts.username),
      password: decodeURIComponent(parts.password) || undefined,
      database: decodeURIComponent(parts.pathname.slice(1)),
    },
  };
}
