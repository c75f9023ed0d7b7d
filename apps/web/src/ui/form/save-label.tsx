import { IconCheck } from '@tabler/icons-react';
import c from './form.module.css';

/** Label of a button that saves. Says "Saved" after saving, where the person looks. */
export function SaveLabel({ label, isSaved }: { label: string; isSaved: boolean }) {
  if (!isSaved || !/^Save\b/u.test(label)) return label;
  return (
    <span className={c.saved}>
      <IconCheck size={18} stroke={2.25} aria-hidden /> Saved
    </span>
  );
}
