import openapiTS, { astToString, COMMENT_HEADER, type OpenAPITSOptions } from 'openapi-typescript';
import ts from 'typescript';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capture } from '../launch/commands.mjs';

const root = join(import.meta.dirname, '..', '..');

/** The files that are made from `openapi/`, by path. */
export type Artifacts = Record<string, string>;

async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-contract-'));
  try {
    const out = join(folder, 'openapi.json');
    await capture(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', 'v2', '-o', out], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Enums marked `x-open` may hold values of a later server: any string, with the known ones written beside it. Not `string & {}`, which keeps them apart
 * and which openapi-fetch takes for an object.
 */
const openEnums: OpenAPITSOptions['transform'] = (schema) => {
  if (!('enum' in schema) || !(schema as { 'x-open'?: boolean })['x-open']) return undefined;
  const known = (schema.enum as (string | null)[]).map((value) =>
    ts.factory.createLiteralTypeNode(value === null ? ts.factory.createNull() : ts.factory.createStringLiteral(value)),
  );
  return ts.factory.createUnionTypeNode([...known, ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)]);
};

const contract = pathToFileURL(join(root, 'openapi/openapi.yaml'));
const types = async () => COMMENT_HEADER + astToString(await openapiTS(contract, { transform: openEnums }));

/** Makes everything that comes from the contract: the bundle that the server reads and the types that everyone reads. */
export async function makeArtifacts(): Promise<Artifacts> {
  const [bundled, typed] = await Promise.all([bundle(), types()]);
  return { 'libs/api/openapi.gen.json': bundled, 'libs/api/src/schema.gen.ts': typed };
}

/** The files on disk that are not what the contract makes today. */
export function stale(artifacts: Artifacts, from = root): string[] {
  return Object.entries(artifacts).flatMap(([path, text]) => {
    try {
      return readFileSync(join(from, path), 'utf8') === text ? [] : [path];
    } catch {
      return [path];
    }
  });
}
