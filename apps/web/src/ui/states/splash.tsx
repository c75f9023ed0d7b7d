import { Spinner } from './spinner.tsx';
import c from './states.module.css';

/** Shown until the first screen has loaded. */
export function Splash() {
  return (
    <main className={c.splash}>
      <Spinner />
    </main>
  );
}
