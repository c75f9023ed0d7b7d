import { plural } from '@doselore/contract';
import { type FileCheck, getFileCheck, runFileCheck } from '@doselore/contract/stored-files';
import { callEndpoint } from '../../../../../platform/api/index.ts';
import { formatNumber } from '../../../../../ui/formats/index.ts';
import { fileCheck } from '../developer-settings.queries.ts';
import { CheckPart } from './check-part.tsx';
import c from './developer-settings.module.css';

const missingText = (count: number) => `${formatNumber(count)} stored ${plural(count, 'file is', 'files are')} missing`;

/** Check that compares stored files with the records that name them, every night and on demand. */
export function FileCheckPart() {
  return (
    <CheckPart
      title="Stored files"
      lead="Checks that every package, picture, document and evidence file is on disk. It also runs each night. The nightly check removes files that no record has used for a day."
      buttonLabel="Check files"
      empty="No check has run yet."
      query={fileCheck.one(getFileCheck)}
      run={() => callEndpoint(runFileCheck)}
      problemOf={({ missing_total: count }) => (count === 0 ? undefined : missingText(count))}
      passed={{ banner: 'No stored file is missing', tag: 'No file is missing' }}
      factsOf={(check) => [
        { label: 'Stored files', value: formatNumber(check.files) },
        { label: 'Without a record', value: formatNumber(check.unnamed) },
        { label: 'Removed', value: formatNumber(check.removed) },
      ]}
      problems={missingFiles}
    />
  );
}

function missingFiles({ missing }: FileCheck) {
  return (
    <>
      <p>Restore these files from a backup, or upload them again.</p>
      <ul className={c.faults}>
        {missing.map(({ key, subject }) => (
          <li key={`${subject} ${key}`}>
            <b>{subject}</b>: {key}
          </li>
        ))}
      </ul>
    </>
  );
}
