import { acceptTerms, currentTerms } from '@doselore/contract/terms';
import { Button, Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError } from '../../../platform/banner/index.ts';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import c from './terms-dialogue.module.css';

/** Dialogue that stays until the person accepts the terms or logs out. */
export function TermsDialogue() {
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: () => callEndpoint(acceptTerms, { level: 'member', body: { version: currentTerms.version } }),
    meta: { quiet: true },
    onSuccess: () =>
      client.setQueryData(currentUserQuery.queryKey, (current) => current && { ...current, terms_accepted: true }),
  });
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Terms and conditions"
      size="md"
    >
      <div className={c.body}>
        <p>
          These terms and conditions have been in force since {formatLongDay(currentTerms.since)}. Read them, and accept
          them to continue.
        </p>
        <p>
          <Link to="/terms-and-conditions" target="_blank" className={c.link}>
            Terms and conditions (opens in a new tab)
          </Link>
        </p>
        {accept.isError && (
          <p role="alert" className={c.problem}>
            {describeError(accept.error)}
          </p>
        )}
        <div className={c.buttons}>
          <Button component={Link} to="/signout" variant="default">
            Log out
          </Button>
          <Button loading={accept.isPending} onClick={() => accept.mutate()}>
            Accept terms
          </Button>
        </div>
      </div>
    </Modal>
  );
}
