import { allEndpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { createObserver, listNarrowCells, withOpenCell } from '../../test-support/matrix/mutations.ts';
import { allExamples } from '../../test-support/matrix/rooms.ts';
import { listRows } from '../../test-support/matrix/run-matrix.ts';
import { buildWorld } from '../../test-support/matrix/world/world.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const world = await buildWorld(server);
const observe = createObserver(server, world, listRows(allEndpoints, world));
const cells = listNarrowCells(allEndpoints);

/** Actions on the caller alone. No resource exists that a wider scope could reach. */
const withoutResource = [
  ...['auth.user', 'auth.beginTwoStep', 'auth.completeAccount', 'questions.ask', 'terms.accept', 'availability.own'],
  'bookings.answer',
];

/** Names the files whose examples have too few records of other people to show a wider scope. */
function adviseRecords(action: string): string {
  const examples = allExamples.filter(({ example }) => example.endpoint.permission === action);
  const files = [...new Set(examples.map(({ file }) => file))].join(', ');
  return `add records of other people and places, or ids that name them, in ${files}`;
}

test.each(cells.filter((cell) => cell.isLive && !withoutResource.includes(cell.action)))(
  'opening $action for $role from $kind to any changes an answer',
  async (cell) => {
    const before = await observe(cell);
    const after = await withOpenCell(cell, () => observe(cell));
    expect(
      after.filter((line) => !before.includes(line)),
      adviseRecords(cell.action),
    ).not.toEqual([]);
  },
);

test('lists the cells that no endpoint reaches yet, so that the first endpoint to reach one is reviewed', () => {
  const dead = cells.filter((cell) => !cell.isLive).map(({ action, role, kind }) => `${action} ${role} ${kind}`);
  expect(dead).toMatchInlineSnapshot(`
    [
      "auth.user super self",
      "auth.user group self",
      "auth.user subHigh self",
      "auth.user subMed self",
      "auth.user subLow self",
      "auth.user trainer self",
      "members.list trainer vg",
    ]
  `);
});
