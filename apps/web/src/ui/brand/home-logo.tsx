import { Link } from 'react-router';
import { homeOf, useSession } from '../../platform/session/index.ts';
import { Logo, type LogoProps } from './logo.tsx';

/** Logo that links to the person's home or to the login page. Not a link until the session is known. */
export function HomeLogo({ className, ...look }: LogoProps & { className?: string | undefined }) {
  const { user, isLoading } = useSession({ ask: true });
  if (isLoading) {
    return (
      <span className={className}>
        <Logo {...look} />
      </span>
    );
  }
  const { base, title } = user === undefined ? { base: '/login', title: 'Log in' } : homeOf(user);
  return (
    <Link to={base} aria-label={`Doselore, go to ${title}`} className={className}>
      <Logo {...look} />
    </Link>
  );
}
