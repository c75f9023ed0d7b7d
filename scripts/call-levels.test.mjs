import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const called = /^(?:callEndpoint|fetchFile|downloadFile|uploadFile|endpointUrl|\w+\.(?:one|list|every))$/u;
const rooms = import.meta.glob('../packages/contract/src/features/*/index.ts');

/** Returns the exports of a room of the contract. */
const contractOf = async (room) => rooms[`../packages/contract/src/features/${room}/index.ts`]?.() ?? {};

/** Returns the endpoints of the contract that a file imports, by name. */
async function endpointsOf(source) {
  const found = new Map();
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const room = /^@doselore\/contract\/([\w-]+)$/u.exec(moduleSpecifier.text)?.[1];
    const names = importClause?.namedBindings?.elements ?? [];
    if (room === undefined || importClause.isTypeOnly) continue;
    const contract = await contractOf(room);
    for (const { name, propertyName } of names) found.set(name.text, contract[(propertyName ?? name).text]);
  }
  return found;
}

const severalLevels = (call) =>
  [call, call?.group, call?.subgroup, call?.ofGroup].some((endpoint) => (endpoint?.levels?.length ?? 0) > 1);

/** Returns whether a call certainly names no level: its parts are written out, without one. */
const namesNoLevel = (parts) =>
  parts === undefined ||
  (ts.isObjectLiteralExpression(parts) &&
    parts.properties.every((part) => !ts.isSpreadAssignment(part) && part.name.getText() !== 'level'));

/** Returns the endpoints with several levels that a file calls without a level. */
async function levelless(text) {
  const source = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true);
  const endpoints = await endpointsOf(source);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && called.test(node.expression.getText())) {
      const [call, parts] = node.arguments;
      if (call && severalLevels(endpoints.get(call.getText())) && namesNoLevel(parts)) found.push(call.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('finds a call of an endpoint with several levels that names none', async () => {
  const imports =
    "import { getVenue } from '@doselore/contract/venues';\nimport { listGroups } from '@doselore/contract/groups';\n";
  expect(await levelless(`${imports}callEndpoint(listGroups, { query });`)).toEqual(['listGroups']);
  expect(await levelless(`${imports}groups.one(listGroups);`)).toEqual(['listGroups']);
  expect(await levelless(`${imports}groups.list(listGroups, { level, query });`)).toEqual([]);
  expect(await levelless(`${imports}groups.list(listGroups, { ...place, query });`)).toEqual([]);
  expect(await levelless(`${imports}venues.one(getVenue, { params });`)).toEqual([]);
});

test('every call of an endpoint with several levels names its level', { timeout: 60_000 }, async () => {
  const faults = [];
  const files = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  const texts = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const callers = texts.filter(
    ([, text]) => /@doselore\/contract\//u.test(text) && /platform\/api|queries\.ts/u.test(text),
  );
  for (const [file, text] of callers) faults.push(...(await levelless(text)).map((name) => `${file}: ${name}`));
  expect(callers.length).toBeGreaterThan(200);
  expect(faults).toEqual([]);
});
