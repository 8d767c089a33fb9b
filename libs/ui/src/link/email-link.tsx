import { Link, type LinkProps } from './link.tsx';

export interface EmailLinkProps extends Omit<LinkProps, 'href' | 'children' | 'dir'> {
  email: string;
}

/** An e-mail address to write to. Where it has no room on one line, it breaks before the `@`. */
export function EmailLink({ email, ...rest }: EmailLinkProps) {
  const at = email.lastIndexOf('@');
  return (
    <Link look="inline" {...rest} href={`mailto:${email}`} dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
