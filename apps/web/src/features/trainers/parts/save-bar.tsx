import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import c from './rows.module.css';

type Props = {
  label: string;
  isDirty: boolean;
  /** Problem of the rows, which are not sent while there is one. */
  problem: string | undefined;
  send: () => Promise<unknown>;
};

/** Button that saves a list whole, with the problem that keeps it from being saved. */
export function SaveBar({ label, isDirty, problem, send }: Props) {
  const saving = useMutation({ mutationFn: send });
  return (
    <>
      <p role="alert" className={c.problem}>
        {problem}
      </p>
      <Button loading={saving.isPending} disabled={problem !== undefined} onClick={() => saving.mutate()}>
        {label}
      </Button>
      <UnsavedGuard when={isDirty && !saving.isPending} />
    </>
  );
}
