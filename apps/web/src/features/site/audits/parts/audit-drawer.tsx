import '@mantine/core/styles/Drawer.css';
import { type AuditRow, auditTitle, subjectTitle } from '@doselore/contract/audits';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { AuditChanges } from './audit-changes.tsx';
import { levelOf } from './level-of.ts';

/** Everything about one change: who, when, about whom, each value before and after, and each fact. */
export function AuditDrawer({ opened, row, onClose }: { opened: boolean; row: AuditRow; onClose: () => void }) {
  // As in the confirm dialogue: focus can be restored only if the drawer opens after mounting.
  const mounted = useMounted();
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size={480}
      title={auditTitle(row.action)}
      closeButtonProps={{ 'aria-label': 'Close details' }}
    >
      <Facts
        facts={[
          { label: 'When (UTC)', value: `${formatLongDay(row.at)}, ${formatTime(row.at)}` },
          { label: 'Who', value: row.actor?.name ?? 'No signed-in person' },
          { label: 'Role', value: levelOf(row.level) },
          { label: 'About', value: row.subject_name ?? subjectTitle(row.subject) },
          { label: 'Organisation', value: row.group?.name ?? 'None' },
          { label: 'Request', value: row.request_id ?? 'None' },
          { label: 'Row', value: row.id },
        ]}
      />
      <AuditChanges row={row} title="Changes and facts" />
    </Drawer>
  );
}
