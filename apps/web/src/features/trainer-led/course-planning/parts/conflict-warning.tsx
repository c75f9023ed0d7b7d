import type { Conflict } from '@doselore/contract/scheduling';
import { CheckboxField, type FieldProps, TextField } from '../../../../ui/form/index.ts';
import c from './compare-trainers.module.css';
import { ConflictList } from './conflict-list.tsx';

type Props = {
  conflicts: readonly Conflict[];
  /** Fields to save in spite of the conflicts. Without them the conflicts are only shown. */
  override?: { ignore: FieldProps<boolean>; reason: FieldProps<string> } | undefined;
};

/** Conflicts of the chosen trainer and venue. */
export function ConflictWarning({ conflicts, override }: Props) {
  if (conflicts.length === 0) return null;
  const canBeIgnored = conflicts.every((one) => one.can_be_ignored);
  return (
    <div className={c.warning} role="status">
      <p>{canBeIgnored ? 'This choice has conflicts' : 'This choice is not possible'}</p>
      <ConflictList conflicts={conflicts} />
      {canBeIgnored && override !== undefined && (
        <>
          <CheckboxField field={override.ignore} />
          {override.ignore.value && (
            <TextField field={override.reason} autoComplete="off" hint="Shown to the other site admins." />
          )}
        </>
      )}
    </div>
  );
}
