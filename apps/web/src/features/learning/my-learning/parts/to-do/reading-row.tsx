import { type Answer, plural } from '@doselore/contract';
import type { listMyReading } from '@doselore/contract/resources';
import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../../platform/area/index.ts';
import { dueText } from '../../../../site/resources/to-read/index.ts';
import { ToDoRow } from './to-do-row.tsx';

const mostShown = 2;

/** The documents that the person must still read, the earliest day first. */
export function ReadingRow({ documents }: { documents: Answer<typeof listMyReading> }) {
  const { to } = useArea();
  const more = documents.length - mostShown;
  return (
    <ToDoRow
      icon={IconFiles}
      title={`${documents.length} ${plural(documents.length, 'document', 'documents')} to read`}
      lines={[
        ...documents.slice(0, mostShown).map((row) => `${row.title}. ${dueText(row)}.`),
        ...(more > 0 ? [`${more} more under Resources.`] : []),
      ]}
    >
      <Button component={Link} to={to('resources')} variant="light">
        Open Resources
      </Button>
    </ToDoRow>
  );
}
