import '@mantine/core/styles/Progress.css';
import { plural } from '@doselore/contract';
import type { LinkRound } from '@doselore/contract/members';
import { Box, Button, Group, Progress } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatDay, formatNumber, formatTime } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';

type Props = { round: LinkRound; onDownload: () => void; onClose: () => void };
/** Largest number of failures that the panel lists. The spreadsheet has all of them. */
const mostNamed = 10;

/** Progress of sending links, then the people who got none and why. */
export function LinkRoundPanel({ round, onDownload, onClose }: Props) {
  return (
    <Box mb="md">
      {round.finished_at === null ? <Sending round={round} /> : <Sent {...{ round, onDownload, onClose }} />}
    </Box>
  );
}

function Sending({ round: { waiting, sent, failed } }: Pick<Props, 'round'>) {
  const done = sent + failed;
  return (
    <Card title="Sending password links">
      <p>
        {formatNumber(done)} of {formatNumber(done + waiting)}. You can leave this page. The result appears here later.
      </p>
      <Progress.Root size="lg" radius="xl">
        <Progress.Section value={(100 * done) / (done + waiting)} aria-label="Links sent" animated striped />
      </Progress.Root>
    </Card>
  );
}

function Sent({ round: { sent, failed, not_sent, created_at }, onDownload, onClose }: Props) {
  return (
    <Card title={`${formatNumber(sent)} password ${plural(sent, 'link', 'links')} sent`}>
      <p role="status">
        Started on {formatDay(created_at)}, {formatTime(created_at)}.{' '}
        {failed === 0
          ? 'Everyone you selected got a link.'
          : `${formatNumber(failed)} ${plural(failed, 'person', 'people')} got no link:`}
      </p>
      {failed > 0 && (
        <ul>
          {not_sent.slice(0, mostNamed).map(({ id, name, reason }) => (
            <li key={id}>
              <b>{name}</b>: {reason}
            </li>
          ))}
          {failed > mostNamed && <li>and {formatNumber(failed - mostNamed)} more, in the spreadsheet</li>}
        </ul>
      )}
      <Group gap="sm">
        {failed > 0 && (
          <Button variant="default" size="sm" leftSection={<IconDownload size={18} aria-hidden />} onClick={onDownload}>
            Download people without a link
          </Button>
        )}
        <Button variant="default" size="sm" onClick={onClose}>
          Hide result
        </Button>
      </Group>
    </Card>
  );
}
