#!/usr/bin/env node
/*
 * Stands in for Prisma's native schema engine, which is only served from a host many networks block:
 * the same JSON-RPC conversation over stdio, answered by the WebAssembly engine of the npm registry.
 * The Prisma CLI starts it through PRISMA_SCHEMA_ENGINE_BINARY.
 */
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { createAdapterFactory } from './engine/adapter-factory.mjs';
import { converse } from './engine/conversation.mjs';
import { runOneOffCommand } from './engine/one-off-command.mjs';
import { readConnection, readOptions } from './engine/options.mjs';
import { createEngine } from './engine/wasm-engine.mjs';

const options = readOptions(process.argv.slice(2));

if (options.wantsVersion) {
  console.log('schema-engine (WebAssembly)');
} else if (options.command !== undefined) {
  process.exitCode = await runOneOffCommand(options.command, options.url);
} else {
  const connection = options.url === undefined ? { settings: {} } : readConnection(options.url);
  const factory = bindMigrationAwareSqlAdapterFactory(createAdapterFactory(connection));
  let engine;
  converse(() => {
    engine ??= createEngine(options.datamodels, factory);
    return engine;
  }, factory.errorRegistry);
}
