import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { everySubgroupQuery } from '../../subgroups/index.ts';

/** Checkboxes for the services of the organisation; nothing when it has none. */
export function ServiceChoice({ groupId, field }: { groupId: number; field: FieldProps<string> }) {
  const { level } = useArea();
  const { data } = useQuery(everySubgroupQuery(level, groupId));
  if (data === undefined || data.length === 0) return null;
  return (
    <Checkbox.Group
      label={`${field.label} (optional)`}
      description="You can change this later on the page of each service"
      value={field.value === '' ? [] : field.value.split(',')}
      onChange={(ids) => field.onChange(ids.join(','))}
    >
      <Stack gap="xs" mt="xs" data-plain-label>
        {data.map((row) => (
          <Checkbox key={row.id} value={String(row.id)} label={row.name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
