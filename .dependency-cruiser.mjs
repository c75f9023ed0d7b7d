import { districts, moulds } from './scripts/districts.mjs';

const room = '^apps/(server|web)/src/features/([^/]+/[^/]+)/';

/** Rule 11: the rooms of a district import rooms of the districts that it uses. */
const districtRules = districts.map(({ name, uses }) => ({
  name: `11-district-${name}`,
  severity: 'error',
  from: { path: `^apps/server/src/features/${name}/`, pathNot: '\\.(test|faults|factory|matrix)\\.ts$' },
  to: {
    path: '^apps/server/src/features/[^/]+/',
    pathNot: [
      `^apps/server/src/features/(${[name, ...uses, ...moulds].join('|')})/`,
      '\\.(personal|merged)-data\\.ts$',
    ],
  },
}));

/** The dependency rules of docs/ARCHITECTURE.md, each by its number there. */
export default {
  forbidden: [
    {
      name: '1-contract-alone',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/src|^node_modules/zod/' },
    },
    {
      name: '1-scorm-alone',
      severity: 'error',
      from: { path: '^packages/scorm/src', pathNot: '\\.test\\.ts$|test-support/' },
      to: { pathNot: '^packages/scorm/src|^node_modules/fast-xml-parser/' },
    },
    {
      name: '2-browser-without-schemas',
      severity: 'error',
      from: {
        path: '^(apps/web|packages/contract)/src|^apps/server/src/content/player/',
        pathNot: '^packages/contract/src/(.*schemas|all)\\.ts$|\\.test\\.tsx?$',
      },
      to: {
        path: '^packages/contract/src/(.*schemas|all)\\.ts$|^node_modules/zod/',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: '2-server-not-web', severity: 'error', from: { path: '^apps/server' }, to: { path: '^apps/web' } },
    { name: '2-web-not-server', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/server' } },
    {
      name: '3-rooms-by-their-public-api',
      severity: 'error',
      from: { path: room, pathNot: '\\.(test|faults|factory)\\.tsx?$' },
      to: {
        path: '^apps/$1/src/features/[^/]+/[^/]+/',
        pathNot: ['^apps/$1/src/features/$2/', '/index\\.ts$', '\\.(personal|merged)-data\\.ts$'],
      },
    },
    {
      name: '3-personal-data-of-rooms',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '/features/administration/personal-data/map/' },
      to: { path: '\\.personal-data\\.ts$' },
    },
    {
      name: '3-merged-data-of-rooms',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '/features/administration/merges/merged-tables\\.ts$' },
      to: { path: '\\.merged-data\\.ts$' },
    },
    {
      name: '3-public-apis-from-outside',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(areas|content|seed|[^/]+\\.ts$)' },
      to: { path: room, pathNot: '/index\\.ts$' },
    },
    {
      name: '4-platform-below',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/platform/', pathNot: '\\.(test|faults)\\.tsx?$' },
      to: { path: '^apps/$1/src/(features|ui|areas|seed|content)/' },
    },
    {
      name: '4-ui-below',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|areas)/' },
    },
    {
      name: '4-features-below-areas',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: '\\.(test|factory)\\.tsx?$' },
      to: { path: '^apps/web/src/areas/' },
    },
    {
      name: '4-no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: '9-no-tests-in-production',
      severity: 'error',
      from: { path: '^apps/(server|web)/src', pathNot: '\\.(test|faults|factory|matrix)\\.tsx?$|/test-support/' },
      to: { path: '^apps/$1/src/test-support/|\\.(test|faults|factory|matrix|screens)\\.tsx?$' },
    },
    {
      name: '5-queries-in-repositories',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: '\\.(repository|report|factory|test|faults)\\.ts$|/platform/(db|access)/|/seed/|/test-support/',
      },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: '6-fastify-at-the-edge',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot: '/platform/http/|/content/|/app\\.ts$|/server\\.ts$|\\.(test|faults)\\.ts$|/test-support/',
      },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    ...districtRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
