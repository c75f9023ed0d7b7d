import { Link } from 'react-router';
import { homeOf, useSession } from '../../platform/session/index.ts';
import { Logo, type LogoProps } from './logo.tsx';

/** The logo as a link to the home of the person, or to the login page. Plain until it is known who is signed in. */
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
