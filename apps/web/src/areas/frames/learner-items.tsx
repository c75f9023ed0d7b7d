import { Suspense } from 'react';
import { Link } from 'react-router';
import c from './learner-frame.module.css';
import { useLearnerItems } from './use-learner-items.ts';

export function LearnerItems() {
  return (
    <ul className={c.list}>
      {useLearnerItems().map(({ label, icon: Shown, to, current, badge: Badge }) => (
        <li key={to}>
          <Link className={c.item} to={to} aria-current={current}>
            {Shown && <Shown size={21} stroke={1.75} aria-hidden />} {label}{' '}
            {Badge && (
              <Suspense>
                <Badge />
              </Suspense>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
