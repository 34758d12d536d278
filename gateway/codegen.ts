/** Generates types: resolvers for each subgraph, typed documents for the web. `--check` only reports drift (exit 1). */
import { readFileSync } from 'node:fs';
import { type CodegenConfig, generate } from '@graphql-codegen/cli';
import { buildSchema, parse, printSchema } from 'graphql';

