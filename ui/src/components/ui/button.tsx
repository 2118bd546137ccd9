import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from "react";
import { Link } from "wouter";
import { classNames } from "@/lib/class-names.ts";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

export type Crayon = "red" | "orange" | "yellow" | "green" | "blue" | "violet";

interface Look {
  /** `main` is for the one thing to do on a screen; `quiet` has no outline. */
  look?: "main" | "line" | "quiet" | undefined;
  /** What hover, focus and press colour it with. */
  crayon?: Crayon | undefined;
  icon?: IconName | undefined;
  /** Where the icon stands. */
  iconAt?: "start" | "end" | undefined;
  wide?: boolean | undefined;
}

const lookClass = (look: Look, className?: string) =>
  classNames(
    styles.button,
    styles[look.look ?? "line"],
    styles[look.crayon ?? "yellow"],
    look.wide && styles.wide,
    className,
  );

function Content({ icon, iconAt, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon && iconAt !== "end" && <Icon name={icon} />}
      <span>{children}</span>
      {icon && iconAt === "end" && <Icon name={icon} />}
    </>
  );
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** An outlined button that a crayon fills. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, crayon, icon, iconAt, wide, className, children, type = "button", ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={lookClass({ look, crayon, wide }, className)} {...rest}>
      <Content icon={icon} iconAt={iconAt}>
        {children}
      </Content>
    </button>
  );
});

interface ButtonLinkProps extends Look {
  href: string;
  /** A longer name for screen readers, which begins with the visible words. */
  label?: string;
  className?: string;
  /** The name under which the browser saves what the address leads to; such a link leaves the app alone. */
  download?: string;
  /** The address is no page of the app, so that the browser leaves it. */
  leavesApp?: boolean;
  children: ReactNode;
  onClick?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  crayon,
  icon,
  iconAt,
  wide,
  className,
  href,
  label,
  download,
  leavesApp,
  children,
  onClick,
}: ButtonLinkProps) {
  if (download || leavesApp) {
    return (
      <a
        href={href}
        className={lookClass({ look, crayon, wide }, className)}
        {...(download && { download })}
        {...(onClick && { onClick })}
        {...(label && { "aria-label": label })}
      >
        <Content icon={icon} iconAt={iconAt}>
          {children}
        </Content>
      </a>
    );
  }
  return (
    <Link
      href={href}
      className={lookClass({ look, crayon, wide }, className)}
      {...(label && { "aria-label": label })}
      {...(onClick && { onClick })}
    >
      <Content icon={icon} iconAt={iconAt}>
        {children}
      </Content>
    </Link>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The button's name for everybody who cannot see the icon. */
  label: string;
  crayon?: Crayon;
}

/** A round button with an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, crayon = "yellow", className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={classNames(styles.icon, styles[crayon], className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
});
