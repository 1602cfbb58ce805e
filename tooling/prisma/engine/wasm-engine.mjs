import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

/** Instantiates Prisma's schema engine from its WebAssembly build. */
async function loadSchemaEngine() {
  const require = createRequire(import.meta.url);
  const wasm = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= { set_message() {} };
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

/**
 * Starts the engine for the given schema files.
 *
 * @param {readonly string[]} datamodels paths of schema files; none means the engine starts without a schema
 */
export async function createEngine(datamodels, factory) {
  const SchemaEngine = await loadSchemaEngine();
  const files = datamodels.map((path) => [path, readFileSync(path, 'utf8')]);
  return await SchemaEngine.new({ datamodels: files.length === 0 ? undefined : files }, () => {}, factory);
}
