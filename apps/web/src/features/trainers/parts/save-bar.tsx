import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveLabel, UnsavedGuard, useSaved } from '../../../ui/form/index.ts';
import c from './rows.module.css';

type Props = {
  label: string;
  isDirty: boolean;
  /** Problem of the rows, which are not sent while there is one. */
  problem: string | undefined;
  send: () => Promise<unknown>;
};

/** Button that saves a list whole, with the problem that keeps it from being saved once somebody has tried. */
export function SaveBar({ label, isDirty, problem, send }: Props) {
  const [tried, setTried] = useState(false);
  const [isSaved, setSaved] = useSaved();
  const saving = useMutation({ mutationFn: send, onSuccess: () => setSaved(true) });
  const save = () => {
    setTried(true);
    if (problem === undefined) saving.mutate();
  };
  return (
    <>
      <p role="alert" className={c.alert}>
        {tried && problem}
      </p>
      <Button loading={saving.isPending} onClick={save}>
        <SaveLabel label={label} isSaved={isSaved && !isDirty && !saving.isPending} />
      </Button>
      <UnsavedGuard when={isDirty && !saving.isPending} />
    </>
  );
}
