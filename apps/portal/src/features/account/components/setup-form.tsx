'use client';

import { type CreateFirstAccount, type Me, meSchema, passwordLength } from '@assay/contracts';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { TextLink } from '../../../ui/text-link';

/** Makes the first account with the one-time link's token. */
export function SetupForm({ token }: { readonly token: string }) {
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const setUp = useApiMutation<CreateFirstAccount, Me>({
    schema: meSchema,
    request: (body) => ({ method: 'POST', path: '/setup', body }),
    onSuccess: () => window.location.assign('/'),
  });
  const problem = setUp.error?.problem;
  const errorOf = (path: string) => problem?.fields?.find((field) => field.path === path)?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUp.mutate({ token, ...values });
  };
  const bind = (name: keyof typeof values) => ({
    required: true,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {problem && problem.fields === undefined && (
        <Banner isLive tone="error" title={problem.detail}>
          {problem.nextStep}{' '}
          {problem.code === 'auth.setup_link_invalid' && <TextLink href="/sign-in">Sign in</TextLink>}
        </Banner>
      )}
      <Field isRequired label="Your name" error={errorOf('name')}>
        <Input autoComplete="name" {...bind('name')} />
      </Field>
      <Field isRequired label="E-mail" error={errorOf('email')} help="You sign in with it; Assay sends no mail.">
        <Input type="email" autoComplete="username" {...bind('email')} />
      </Field>
      <Field
        isRequired
        label="Password"
        error={errorOf('password')}
        help={`At least ${passwordLength.min} characters; a sentence is easier to remember than signs.`}
      >
        <Input type="password" autoComplete="new-password" {...bind('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={setUp.isPending || setUp.isSuccess}>
        Make the account
      </Button>
    </form>
  );
}
