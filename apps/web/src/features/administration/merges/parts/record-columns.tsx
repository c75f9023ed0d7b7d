import {
  type DuplicateKind,
  type DuplicateRecord,
  type DuplicateSide,
  duplicateRecordReasons,
} from '@doselore/contract/merges';
import type { Area } from '../../../../platform/area/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { markDifferences } from '../mark-differences.ts';
import { linkOfSide } from '../record-links.ts';
import { factsOfSide, nameOfSide } from '../record-words.ts';
import { Marked } from './marked.tsx';
import c from './merges.module.css';

type Target = { kind: DuplicateKind; area: Area };

function Side({ row, side, kind, area }: Target & { row: DuplicateRecord; side: 'one' | 'other' }) {
  const record = row[side];
  const name = (which: DuplicateSide) => nameOfSide(kind, which);
  const marked = markDifferences(name(row.one), name(row.other))[side === 'one' ? 0 : 1];
  return (
    <RowTitle
      to={linkOfSide(kind, record, { area, person: row.person })}
      under={
        <span>
          {factsOfSide(kind, record).map((fact) => (
            <span key={fact} className={c.fact}>
              {fact}
            </span>
          ))}
        </span>
      }
    >
      {kind === 'venues' ? <Marked parts={marked} /> : name(record)}
    </RowTitle>
  );
}

function whose({ kind, area }: Target): Column<DuplicateRecord>[] {
  const column = (key: string, header: string, cell: Column<DuplicateRecord>['cell']) => [
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
  Object.values(duplicateRecordReasons).filter(({ kinds }) => kinds.some((known) => known === kind));

export function recordColumns({ kind, area }: Target): Column<DuplicateRecord>[] {
  const side = (side: 'one' | 'other', header: string): Column<DuplicateRecord> => ({
    key: kind === 'services' && side === 'one' ? 'name' : side,
    header,
    sortable: kind === 'services' && side === 'one',
    cell: (row) => <Side row={row} side={side} kind={kind} area={area} />,
  });
  const why: Column<DuplicateRecord> = {
    key: 'reasons',
    header: 'Reason',
    priority: 2,
    cell: (row) => row.reasons.map((reason) => <div key={reason}>{duplicateRecordReasons[reason].title}</div>),
  };
  const hasReasons = reasonsOf(kind).length > 1;
  return [...whose({ kind, area }), side('one', 'First'), side('other', 'Second'), ...(hasReasons ? [why] : [])];
}
