import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Switch.css';
import { Button, Checkbox, Popover, Stack, Switch } from '@mantine/core';
import { IconColumns } from '@tabler/icons-react';
import type { Column } from './column.ts';
import type { ListState } from './list-state.ts';
import { useCompactRows } from './use-compact-rows.ts';

type Props<Row> = { columns: readonly Column<Row>[]; list: ListState };

/** Choice of the columns and of the height of rows. The first column names the row, so it always stays. */
export function ViewMenu<Row>({ columns: [, ...columns], list }: Props<Row>) {
  const [isCompact, setCompact] = useCompactRows();
  const toggle = (key: string) => {
    const others = list.hidden.filter((hidden) => hidden !== key);
    const hidden = others.length === list.hidden.length ? [...others, key] : others;
    list.set({ hide: hidden.join(','), page: list.page });
  };
  return (
    <Popover position="bottom-end" trapFocus withRoles>
      <Popover.Target>
        <Button size="sm" variant="subtle" color="porcelain" leftSection={<IconColumns size={18} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns and rows">
        <Stack gap="sm" data-plain-label>
          {columns.map(({ key, header }) => (
            <Checkbox key={key} label={header} checked={!list.hidden.includes(key)} onChange={() => toggle(key)} />
          ))}
          <Switch
            label="Compact rows"
            checked={isCompact}
            onChange={(event) => setCompact(event.currentTarget.checked)}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
