import { type ImportKind, importLimits } from '@doselore/contract/imports';
import { Button, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { describeError } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { FilePicker } from '../../../ui/upload/index.ts';
import { Wizard } from '../../../ui/wizard/index.ts';
import c from './imports.module.css';
import { uploadList } from './imports.queries.ts';
import { listKinds } from './kinds/kinds.ts';
import { EarlierLists } from './parts/earlier-lists.tsx';
import { readListFile, readPastedList } from './read/read-list.ts';
import { UnreadableFile } from './read/unreadable-file.ts';
import { downloadTemplate } from './template.ts';
import { useImportPlace } from './use-import-place.ts';
import { steps } from './words.ts';

export const UploadNewScreen = () => <UploadScreen kind="new" />;
export const UploadDelegatesScreen = () => <UploadScreen kind="delegates" />;
export const UploadEditsScreen = () => <UploadScreen kind="edit" />;
export const UploadResultsScreen = () => <UploadScreen kind="paper-results" />;
export const UploadEntriesScreen = () => <UploadScreen kind="external-entries" />;

/**
 * First step: a file, or cells pasted from a spreadsheet. The browser reads the list and the server stores it
 * unchanged.
 */
function UploadScreen({ kind }: { kind: ImportKind }) {
  const { place, inService, toStep, toPeople } = useImportPlace(kind);
  const { name, names } = usePlaceNames();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [pasted, setPasted] = useState('');
  const sending = useMutation({
    mutationFn: async () => {
      if (file === undefined && pasted.trim() === '') throw new UnreadableFile('Select a file or paste a list');
      const list = file === undefined ? readPastedList(pasted) : await readListFile(file);
      return uploadList(place, { fileName: file?.name ?? 'Pasted list', ...list });
    },
    meta: { quiet: true },
    onSuccess: ({ id }) => navigate(toStep(id, 'match')),
  });
  const { error } = sending;
  const message = error === null ? undefined : error instanceof UnreadableFile ? error.message : describeError(error);
  return (
    <Page width="form" context={name} names={names} lead={listKinds[kind].lead(name ?? 'this place')}>
      <Wizard steps={steps} current="upload">
        <Card>
          <form
            className={c.upload}
            onSubmit={(event) => {
              event.preventDefault();
              sending.mutate();
            }}
          >
            <FilePicker
              label="CSV or Excel file"
              hint={`Rows above the headings are ignored. At most ${importLimits.rows.toLocaleString('en-GB')} rows.`}
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              file={file}
              onChange={setFile}
              {...(message !== undefined && pasted === '' ? { error: message } : {})}
            />
            <Textarea
              label="Or paste cells from a spreadsheet"
              description="Copy the rows with their headings. If you also select a file, the file is used."
              rows={5}
              value={pasted}
              onChange={(event) => setPasted(event.currentTarget.value)}
              error={pasted === '' ? undefined : message}
            />
            <div className={c.buttons}>
              <Button type="submit" loading={sending.isPending}>
                Upload
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => downloadTemplate(kind, { inService })}
              >
                Template with two examples
              </Button>
              <Button variant="subtle" onClick={() => void navigate(toPeople)}>
                Cancel
              </Button>
            </div>
            <p role="status" className="visually-hidden">
              {message}
            </p>
          </form>
        </Card>
        <EarlierLists place={place} toStep={toStep} />
      </Wizard>
    </Page>
  );
}
