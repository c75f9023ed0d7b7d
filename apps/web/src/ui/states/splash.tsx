import { Spinner } from './spinner.tsx';
import c from './states.module.css';

/** Until the first screen has arrived. */
export function Splash() {
  return (
    <main className={c.splash}>
      <Spinner />
    </main>
  );
}
