/**
 * Returns what an installation without the demo prints at its start: the command for the first site admin until there is
 * one, with the settings that lead it to the same database and address, and a warning where no email is sent.
 */
export function firstSteps(environment: NodeJS.ProcessEnv, { hasSiteAdmin }: { hasSiteAdmin: boolean }): string[] {
  const named = ['DATA_DIR', 'PORT'].filter((name) => environment[name]);
  const settings = named.map((name) => `${name}='${environment[name]}' `).join('');
  const command = `${settings}npm run admin -- super-admin you@example.org "First" "Last"`;
  return [
    ...(hasSiteAdmin ? [] : [`Create the first site admin with:  ${command}`]),
    ...(environment.SMTP_URL ? [] : ['No email is sent. Set SMTP_URL: emails such as invitations wait until then.']),
  ];
}
