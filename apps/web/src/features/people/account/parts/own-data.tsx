import { getOwnData } from '@doselore/contract/account';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../../../platform/api/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
import { Spinner } from '../../../../ui/states/index.ts';
import c from './account.module.css';

export function OwnData() {
  const download = useMutation({
    mutationFn: () => downloadFile(getOwnData, { fileName: `Doselore data ${today()}.zip` }),
  });
  return (
    <div className={c.stack}>
      <p className={c.text}>
        All personal data that Doselore holds about you, in one file: your details, courses, answers, certificates and
        CPD records.
      </p>
      <div>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download.mutate()}
        >
          Download your data
        </Button>
        {download.isPending && <Spinner />}
      </div>
    </div>
  );
}
