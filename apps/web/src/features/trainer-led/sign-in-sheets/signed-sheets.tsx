import {
  listSignedSheets,
  removeSignedSheet,
  type SignedSheet,
  signedSheetsMax,
} from '@doselore/contract/sign-in-sheets';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { formatBytes, formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { sendReplacement, sendSignedSheet, signedSheetAddress, signedSheets } from './sign-in-sheets.queries.ts';
import { UploadSheet } from './upload-sheet.tsx';

type Props = {
  virtualGroupId: number;
  sessionId: number;
  /** Whether the person may add files now, and replace and remove them. */
  mayAdd: boolean;
  mayChange: boolean;
};

const nameOf = ({ type }: SignedSheet, nth: number) => `${type === 'application/pdf' ? 'PDF' : 'Photo'} ${nth + 1}`;

/** Signed sheets of one session, as photos or PDFs. */
export function SignedSheets(props: Props) {
  const { level } = useArea();
  const query = useQuery(
    signedSheets.one(listSignedSheets, { level, params: { virtualGroupId: props.virtualGroupId } }),
  );
  return (
    <Card title="Signed sheets">
      <QueryView query={query} errorTitle="The signed sheets could not be loaded">
        {(sheets) => <Sheets {...props} sheets={sheets.filter(({ session_id: id }) => id === props.sessionId)} />}
      </QueryView>
    </Card>
  );
}

function Sheets({ virtualGroupId, sessionId, mayAdd, mayChange, sheets }: Props & { sheets: SignedSheet[] }) {
  const { level } = useArea();
  const client = useQueryClient();
  const [replaced, setReplaced] = useState<SignedSheet>();
  const refresh = async (message: string) => {
    await refreshQueries(client, signedSheets.one(listSignedSheets, { level, params: { virtualGroupId } }).queryKey);
    showBanner({ message, type: 'success' });
  };
  const remove = useMutation({
    mutationFn: ({ id }: SignedSheet) =>
      callEndpoint(removeSignedSheet, { level, params: { virtualGroupId, evidenceId: id } }),
    onSuccess: () => refresh('The signed sheet has been removed.'),
  });
  const askToRemove = async (sheet: SignedSheet, name: string) => {
    const message = 'The file is deleted. This cannot be undone.';
    const answer = await askConfirm({ title: `Remove ${name}?`, message, confirmLabel: 'Remove' });
    if (answer === 'confirm') remove.mutate(sheet);
  };
  return (
    <>
      {sheets.length === 0 && (
        <p className="muted">No signed sheets yet. Photos and PDFs of the signed sheet of this session appear here.</p>
      )}
      <RowList>
        {sheets.map((sheet, nth) => (
          <li key={sheet.id}>
            <div>
              <a
                href={signedSheetAddress({ level, virtualGroupId, evidenceId: sheet.id })}
                download
                aria-label={`Download ${nameOf(sheet, nth)}`}
              >
                {nameOf(sheet, nth)} <IconDownload size={16} aria-hidden />
              </a>
              <div className="muted">
                {`${formatBytes(sheet.bytes)}, added on ${formatDay(sheet.uploaded_at)} by ${sheet.uploaded_by}`}
              </div>
            </div>
            {mayChange && (
              <Button.Group>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Replace ${nameOf(sheet, nth)}`}
                  onClick={() => setReplaced(sheet)}
                >
                  Replace
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={`Remove ${nameOf(sheet, nth)}`}
                  onClick={() => void askToRemove(sheet, nameOf(sheet, nth))}
                >
                  Remove
                </Button>
              </Button.Group>
            )}
          </li>
        ))}
      </RowList>
      {replaced !== undefined && mayChange && (
        <UploadSheet
          key={replaced.id}
          label={`Replace ${nameOf(
            replaced,
            sheets.findIndex(({ id }) => id === replaced.id),
          )}`}
          send={(upload) => sendReplacement({ level, virtualGroupId, evidenceId: replaced.id, ...upload })}
          onCancel={() => setReplaced(undefined)}
          onDone={async () => {
            setReplaced(undefined);
            await refresh('The signed sheet has been replaced.');
          }}
        />
      )}
      {replaced === undefined && mayAdd && sheets.length < signedSheetsMax && (
        <UploadSheet
          label="Add a signed sheet"
          send={(upload) => sendSignedSheet({ level, virtualGroupId, sessionId, ...upload })}
          onDone={() => refresh('The signed sheet has been added.')}
        />
      )}
    </>
  );
}
