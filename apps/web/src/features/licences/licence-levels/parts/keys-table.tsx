import type { LevelRow } from '@doselore/contract/licence-levels';
import { Menu } from '@mantine/core';
import { IconGauge, IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { FormDialogue } from '../../../../ui/form/index.ts';
import { DataTable, type ListState } from '../../../../ui/table/index.ts';
import { productKey, useOrderWords } from '../../ledger/index.ts';
import { levelFilter } from '../level-words.ts';
import { levelsQuery } from '../levels.queries.ts';
import { levelColumns } from './level-columns.tsx';
import { LevelFilter } from './level-filter.tsx';
import { ThresholdForm } from './threshold-form.tsx';

type Props = { list: ListState; groupId: number | undefined; withGroup: boolean };

/** Table of licence levels from the ledger: a row for each organisation, course and certificate length. */
export function KeysTable({ list, groupId, withGroup }: Props) {
  const area = useArea();
  const { level, to, can } = area;
  const words = useOrderWords();
  const query = { ...list.query, groupId, level: levelFilter(list) };
  const [setting, setSetting] = useState<LevelRow>();
  const [isOpen, setOpen] = useState(false);
  const again = (row: LevelRow) =>
    `${to('new-licence', { groupId: row.group.id })}?${new URLSearchParams({ course: productKey(row), months: `${row.certificateMonths}` })}`;
  const sheet = levelsQuery({ level, query });
  return (
    <>
      <DataTable
        label="Licence levels"
        what="licences"
        columns={levelColumns(area, { withGroup })}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => `${row.group.id} ${productKey(row)} ${row.certificateMonths}`}
        rowName={(row) => `${row.title}, ${row.group.name}`}
        search={{ label: 'Search licence levels', placeholder: withGroup ? 'Course or organisation' : 'Course title' }}
        filters={<LevelFilter list={list} />}
        onExport={sheet.download}
        rowMenu={(row) => (
          <>
            {can('licences.purchase') && (
              <Menu.Item component={Link} to={again(row)} leftSection={<IconShoppingCart size={18} aria-hidden />}>
                {words.again}
              </Menu.Item>
            )}
            {can('licences.levelSettings') && (
              <Menu.Item
                leftSection={<IconGauge size={18} aria-hidden />}
                onClick={() => {
                  setSetting(row);
                  setOpen(true);
                }}
              >
                Set the reorder level
              </Menu.Item>
            )}
          </>
        )}
        empty={{ title: 'No licences yet', message: 'Courses appear here when licences are bought.' }}
      />
      <FormDialogue
        opened={isOpen}
        title="Reorder level"
        about={setting ? productKey(setting) : ''}
        onClose={() => setOpen(false)}
      >
        {setting && <ThresholdForm row={setting} onClose={() => setOpen(false)} />}
      </FormDialogue>
    </>
  );
}
