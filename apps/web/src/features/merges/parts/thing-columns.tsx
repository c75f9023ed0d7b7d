import { type DuplicateHalf, type DuplicateKind, type DuplicateThing, duplicateThingReasons } from '@doselore/contract';
import type { Area } from '../../../platform/area/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import { markDifferences } from '../mark-differences.ts';
import { linkOfHalf } from '../thing-links.ts';
import { factsOfHalf, nameOfHalf } from '../thing-words.ts';
import { Marked } from './marked.tsx';
import c from './merges.module.css';

type Of = { kind: DuplicateKind; area: Area };

function Half({ row, side, kind, area }: Of & { row: DuplicateThing; side: 'one' | 'other' }) {
  const half = row[side];
  const name = (which: DuplicateHalf) => nameOfHalf(kind, which);
  const marked = markDifferences(name(row.one), name(row.other))[side === 'one' ? 0 : 1];
  return (
    <RowTitle
      to={linkOfHalf(kind, half, { area, person: row.person })}
      under={
        <span>
          {factsOfHalf(kind, half).map((fact) => (
            <span key={fact} className={c.fact}>
              {fact}
            </span>
          ))}
        </span>
      }
    >
      {kind === 'venues' ? <Marked parts={marked} /> : name(half)}
    </RowTitle>
  );
}

function whose({ kind, area }: Of): Column<DuplicateThing>[] {
  const column = (key: string, header: string, cell: Column<DuplicateThing>['cell']) => [
    { key, header, cell, sortable: true },
  ];
  switch (kind) {
    case 'licences':
    case 'certificates':
      return column('person', 'Person', ({ person }) =>
        person === null ? null : (
          <RowTitle to={area.to('user-info', { userId: person.id })} under={person.email}>
            {fullName(person)}
          </RowTitle>
        ),
      );
    case 'months':
      return column('name', 'Course', ({ one }) => <RowTitle under={one.group.name}>{one.name}</RowTitle>);
    case 'venues':
      return column('group', 'Organisation', ({ one }) => one.group.name);
    case 'services':
      return [];
  }
}

const reasonsOf = (kind: DuplicateKind) =>
  Object.values(duplicateThingReasons).filter(({ kinds }) => kinds.some((known) => known === kind));

export function thingColumns({ kind, area }: Of): Column<DuplicateThing>[] {
  const half = (side: 'one' | 'other', header: string): Column<DuplicateThing> => ({
    key: kind === 'services' && side === 'one' ? 'name' : side,
    header,
    sortable: kind === 'services' && side === 'one',
    tall: true,
    cell: (row) => <Half row={row} side={side} kind={kind} area={area} />,
  });
  const why: Column<DuplicateThing> = {
    key: 'reasons',
    header: 'Why',
    tall: true,
    priority: 2,
    cell: (row) => row.reasons.map((reason) => <div key={reason}>{duplicateThingReasons[reason].title}</div>),
  };
  const hasReasons = reasonsOf(kind).length > 1;
  return [...whose({ kind, area }), half('one', 'One'), half('other', 'The other'), ...(hasReasons ? [why] : [])];
}
