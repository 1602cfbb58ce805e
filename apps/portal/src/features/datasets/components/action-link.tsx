import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';

type ActionLinkProps = ComponentProps<typeof ButtonLink> & {
  /** Set: it leads nowhere, and this says why. */
  readonly disabledReason: string | undefined;
};

/** A link to where something is done, or, for who may not do it, a button that says why not. */
export function ActionLink({ disabledReason, ...props }: ActionLinkProps) {
  if (disabledReason === undefined) return <ButtonLink {...props} />;
  return (
    <Button variant={props.variant} size={props.size} icon={props.icon} disabledReason={disabledReason}>
      {props.children}
    </Button>
  );
}
