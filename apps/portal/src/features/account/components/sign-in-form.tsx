'use client';

import { type Me, meSchema, type SignIn } from '@assay/contracts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { localPath } from '../local-path';

/** E-mail and password; then back to the page that asked for them. */
export function SignInForm({ next }: { readonly next: string | undefined }) {
  const [values, setValues] = useState<SignIn>({ email: '', password: '' });
  const signIn = useApiMutation<SignIn, Me>({
    schema: meSchema,
    request: (body) => ({ method: 'POST', path: '/session', body }),
    // A full load: what the page before knew belongs to nobody, or to somebody else.
    onSuccess: () => window.location.assign(localPath(next)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate(values);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {signIn.error && (
        <Banner isLive tone="error" title={signIn.error.problem.detail}>
          {signIn.error.problem.nextStep}
        </Banner>
      )}
      <Field isRequired label="E-mail">
        <Input
          type="email"
          autoComplete="username"
          required
          value={values.email}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
      </Field>
      <Field isRequired label="Password">
        <Input
          type="password"
          autoComplete="current-password"
          required
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={signIn.isPending || signIn.isSuccess}>
        Sign in
      </Button>
    </form>
  );
}
