import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconClipboardCheck, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { LicencePlace } from '../licence-place.ts';
import { canDelete, canRecord, canRetry, canTakeBack, type LicenceRights } from '../licence-rights.ts';
import type { LicenceCommands } from '../taking-back/use-licence-commands.tsx';
import type { MemberLicence } from './people.queries.ts';

type Props = {
  row: MemberLicence;
  place: LicencePlace;
  rights: LicenceRights;
  commands: LicenceCommands;
  onRecord: () => void;
};

/** Returns the menu items of a licence; null when nothing can be done with it. */
export function licenceMenu({ row, place, rights, commands, onRecord }: Props) {
  const [takes, retries, deletes] = [canTakeBack(row, place, rights), canRetry(row, rights), canDelete(row, rights)];
  const records = canRecord(row, rights);
  if (!takes && !retries && !deletes && !records) return null;
  return (
    <>
      {records && (
        <Menu.Item leftSection={<IconClipboardCheck size={18} aria-hidden />} onClick={onRecord}>
          Record result
        </Menu.Item>
      )}
      {takes && (
        <Menu.Item
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => commands.takeBack(place, [row.id])}
        >
          Take back
        </Menu.Item>
      )}
      {retries && (
        <Menu.Item leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => commands.retry(place, row)}>
          Retry free of charge
        </Menu.Item>
      )}
      {deletes && (
        <>
          <Menu.Divider />
          <Menu.Item
            color="brick"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => commands.remove(place, row)}
          >
            Delete
          </Menu.Item>
        </>
      )}
    </>
  );
}
