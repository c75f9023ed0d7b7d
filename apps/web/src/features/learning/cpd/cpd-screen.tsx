import { cpdYear, getCpdCsv, isCpdComplete, listCpdRecords } from '@doselore/contract/cpd';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { downloadFile } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { AccountPage, AccountPart } from '../../people/account/index.ts';
import { cpd } from './cpd.queries.ts';
import { CoursesToWriteUp } from './parts/courses-to-write-up.tsx';
import c from './parts/cpd.module.css';
import { RecordList } from './parts/record-list.tsx';

/** The person's own CPD diary, in the questions of GPhC revalidation. */
export function CpdScreen() {
  const { to } = useArea();
  const query = useQuery(cpd.one(listCpdRecords));
  const add = (
    <Button component={Link} to={to('cpd-new')} leftSection={<IconPlus size={18} aria-hidden />}>
      Add a record
    </Button>
  );
  return (
    <AccountPage
      lead={`Only you can see this page. The GPhC asks for ${cpdYear.records} CPD records a year, at least ${cpdYear.planned} of them planned.`}
      actions={add}
    >
      <QueryView query={query}>
        {({ records, courses }) => (
          <>
            {courses.length > 0 && (
              <AccountPart id="courses" title="Completed courses to write up">
                <CoursesToWriteUp courses={courses} />
              </AccountPart>
            )}
            {records.length === 0 ? (
              <EmptyPanel
                title="No records yet"
                message="Choose Add a record, or turn a completed course into a draft."
              />
            ) : (
              <AccountPart id="records" title="Your records">
                <p className="muted">
                  {records.filter(isCpdComplete).length} of {records.length} complete
                </p>
                <RecordList records={records} />
                <Exports />
              </AccountPart>
            )}
          </>
        )}
      </QueryView>
    </AccountPage>
  );
}

function Exports() {
  const { to } = useArea();
  const download = useMutation({
    mutationFn: () => downloadFile(getCpdCsv, { fileName: `CPD records ${today()}.csv` }),
  });
  return (
    <div className={c.exports}>
      <Button
        variant="default"
        component={Link}
        to={to('cpd-print')}
        leftSection={<IconPrinter size={18} aria-hidden />}
      >
        View to print
      </Button>
      <Button
        variant="default"
        loading={download.isPending}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={() => download.mutate()}
      >
        Download CSV
      </Button>
    </div>
  );
}
