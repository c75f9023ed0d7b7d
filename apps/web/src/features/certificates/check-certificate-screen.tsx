import { AppError } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Form, requiredAs, TextField, useForm } from '../../ui/form/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel, ErrorPanel, Spinner } from '../../ui/states/index.ts';
import { certificateCheckQuery } from './certificates.queries.ts';
import c from './parts/certificates.module.css';
import { CheckedCard } from './parts/checked-card.tsx';

/** Public check of a certificate by its code: whether it is real and still valid. */
export function CheckCertificateScreen() {
  const code = useParams().code ?? '';
  const navigate = useNavigate();
  const form = useForm({
    initial: { code },
    labels: { code: 'Code on the certificate' },
    rules: { code: [requiredAs('Enter the code on the certificate')] },
    onSubmit: async (values) => navigate(`/check-certificate/${encodeURIComponent(values.code.trim().toUpperCase())}`),
  });
  return (
    <Page
      width="form"
      lead="Every Doselore certificate carries a code, under its QR picture. Type it here to see whether the certificate is real and still valid."
    >
      <div className={c.stack}>
        <Form form={form} submitLabel="Check certificate" guarded={false}>
          <TextField
            field={form.field('code')}
            placeholder="ABCD-EFGH-JKLM-NPQR"
            autoComplete="off"
            spellCheck={false}
          />
        </Form>
        {code !== '' && <CheckAnswer code={code} />}
      </div>
    </Page>
  );
}

function CheckAnswer({ code }: { code: string }) {
  const query = useQuery(certificateCheckQuery(code));
  if (query.data !== undefined) return <CheckedCard checked={query.data} />;
  if (query.error instanceof AppError && query.error.code === 'not_found') {
    return (
      <EmptyPanel
        title="No certificate has this code"
        message="Check each letter and figure, or ask its holder for the original."
      />
    );
  }
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => query.refetch()} />;
  return <Spinner />;
}
