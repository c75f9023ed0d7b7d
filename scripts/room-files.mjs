/** Returns the names that code uses for a room such as `organisation-notes`. */
export function namesOf(room) {
  const camel = room.replace(/-(\w)/gu, (_whole, letter) => letter.toUpperCase());
  const pascal = camel[0].toUpperCase() + camel.slice(1);
  const words = room.replaceAll('-', ' ');
  return { room, camel, pascal, words, title: words[0].toUpperCase() + words.slice(1) };
}

/** Returns the files of a new room, by path. They list the organisation itself until the room has a table. */
export function filesOf({ room, camel, pascal, words }) {
  const contract = `packages/contract/src/features/${room}`;
  const server = `apps/server/src/features/${room}`;
  const web = `apps/web/src/features/${room}`;
  return {
    [`${contract}/${room}.schemas.ts`]: `import { z } from 'zod';
import { groupPlace } from '../members/members.schemas.ts';

const ${camel}Row = z.object({ id: z.number().int(), name: z.string() });
export type ${pascal}Row = z.output<typeof ${camel}Row>;

export const ${camel}Schemas = {
  list${pascal}: { params: groupPlace, response: z.array(${camel}Row) },
};
`,
    [`${contract}/${room}.endpoints.ts`]: `import { endpoint } from '../../endpoint.ts';
import type { ${camel}Schemas } from './${room}.schemas.ts';

export const list${pascal} = endpoint<typeof ${camel}Schemas.list${pascal}>({
  method: 'GET',
  path: 'groups/:groupId/${room}',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: '${camel}.list',
});
`,
    [`${contract}/index.ts`]: `export * from './${room}.endpoints.ts';
export type * from './${room}.schemas.ts';
`,
    [`${contract}/schemas.ts`]: `export * from './${room}.schemas.ts';
`,
    [`${server}/${room}.repository.ts`]: `import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

// Read the room's own table here.
export function list${pascal}Rows(db: Queries, scope: Scope, groupId: number) {
  return db
    .selectFrom('groups as g')
    .select(['g.id', 'g.name'])
    .where('g.id', '=', groupId)
    .where(scopeWhere(scope, { group: sql.ref('g.id') }))
    .execute();
}
export type ${pascal}Data = Awaited<ReturnType<typeof list${pascal}Rows>>[number];
`,
    [`${server}/${room}.presenter.ts`]: `import type { ${pascal}Row } from '@doselore/contract/${room}';
import type { ${pascal}Data } from './${room}.repository.ts';

export function present${pascal}(row: ${pascal}Data): ${pascal}Row {
  return { id: row.id, name: row.name };
}
`,
    [`${server}/${room}.routes.ts`]: `import { list${pascal} } from '@doselore/contract/${room}';
import { type Route, serve } from '../../platform/http/index.ts';
import { present${pascal} } from './${room}.presenter.ts';
import { list${pascal}Rows } from './${room}.repository.ts';

export const ${camel}Routes: Route[] = [
  serve(list${pascal}, async ({ params, scope, services }) =>
    (await list${pascal}Rows(services.db, scope, params.groupId)).map(present${pascal}),
  ),
];
`,
    [`${server}/index.ts`]: `export { ${camel}Routes } from './${room}.routes.ts';
`,
    [`${server}/${room}.matrix.ts`]: `import { list${pascal} } from '@doselore/contract/${room}';
import { organisationAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(list${pascal}, organisationAdmins)],
};
`,
    [`${server}/${room}.personal-data.ts`]: `import type { PersonalData } from '../../platform/personal-data/index.ts';

// Classify each column of the room's tables here.
export const personalData = {} as const satisfies Partial<PersonalData>;
`,
    [`${server}/${room}.test.ts`]: `import { expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

test('lists the ${words} of one organisation', async () => {
  const [groupId] = [await buildGroup(server.db, { name: 'Quayside Chemists' }), await buildGroup(server.db)];
  const answer = await admin.get(\`/api/admin/groups/\${groupId}/${room}\`);
  expect(answer.json()).toEqual([{ id: groupId, name: 'Quayside Chemists' }]);
});
`,
    [`${web}/${room}.queries.ts`]: `import type { Level } from '@doselore/contract';
import { list${pascal} } from '@doselore/contract/${room}';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export function ${camel}Query(level: Level, groupId: number) {
  return queryOptions({
    queryKey: ['${room}', level, groupId],
    queryFn: ({ signal }) => callEndpoint(list${pascal}, { level, params: { groupId }, signal }),
  });
}
`,
    [`${web}/${room}-screen.tsx`]: `import { List } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import { ${camel}Query } from './${room}.queries.ts';

export function ${pascal}Screen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { names } = usePlaceNames();
  const query = useQuery(${camel}Query(level, groupId));
  return (
    <Page names={names}>
      <QueryView query={query} errorTitle="The ${words} could not be loaded">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPanel icon={IconFiles} title="No ${words} yet" message="Say here how the first one gets here." />
          ) : (
            <List>
              {rows.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
          )
        }
      </QueryView>
    </Page>
  );
}
`,
    [`${web}/index.ts`]: `export { ${pascal}Screen } from './${room}-screen.tsx';
`,
  };
}

/** Returns the lines that register a new room. Each goes below the first line that contains `below`. */
export function registrationsOf({ room, camel, pascal, title }) {
  const all = 'packages/contract/src/all.ts';
  const features = 'apps/server/src/features/index.ts';
  const shares = 'apps/server/src/test-support/matrix/shares.ts';
  const map = 'apps/server/src/features/personal-data/map/personal-data.ts';
  const routes = 'apps/web/src/areas/group-routes.tsx';
  const key = room === camel ? camel : `'${room}': ${camel}`;
  const action = `  '${camel}.list':`.padEnd(34);
  return [
    {
      file: all,
      below: './features/stored-files/schemas.ts',
      line: `import * as ${camel} from './features/${room}/index.ts';\nimport { ${camel}Schemas } from './features/${room}/schemas.ts';`,
    },
    { file: all, below: '  joinSchemas(storedFiles,', line: `  joinSchemas(${camel}, ${camel}Schemas),` },
    {
      file: 'packages/contract/src/permissions.ts',
      below: "  'licences.levels':",
      line: `${action}'reads   any   org   -         -          -      -       -      -           -    -',`,
    },
    {
      file: features,
      below: "from './stored-files/index.ts';",
      line: `import { ${camel}Routes } from './${room}/index.ts';`,
    },
    { file: features, below: '    storedFileRoutes,', line: `    ${camel}Routes,` },
    {
      file: shares,
      below: 'stored-files.matrix.ts',
      line: `import { matrix as ${camel} } from '../../features/${room}/${room}.matrix.ts';`,
    },
    { file: shares, below: '  places: {', line: `    ${key},` },
    {
      file: map,
      below: 'stored-files.personal-data.ts',
      line: `import { personalData as ${camel} } from '../../${room}/${room}.personal-data.ts';`,
    },
    { file: map, below: '  ...storedFiles,', line: `  ...${camel},` },
    {
      file: routes,
      below: 'const subgroups = () =>',
      line: `const ${camel} = () => import('../features/${room}/index.ts');`,
    },
    {
      file: routes,
      below: '    ...groupRequestRoutes(base),',
      line: `    {
      name: '${room}',
      path: \`\${base}/${room}\`,
      title: '${title}',
      permission: '${camel}.list',
      parent: 'dashboard',
      screen: () => ${camel}().then((m) => ({ Component: m.${pascal}Screen })),
    },`,
    },
    {
      file: 'e2e/screens/screens.ts',
      below: "    '/site-admin/groups/1/subgroups',",
      line: `    '/site-admin/groups/1/${room}',`,
    },
  ];
}
