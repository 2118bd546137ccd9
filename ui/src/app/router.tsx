import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import { PageBoundary } from "@/components/ui/boundary.tsx";
import { Waiting } from "@/components/ui/waiting.tsx";
import { routes } from "@/config/paths.ts";
import { commonText } from "@/text/common.ts";
import Home from "./routes/home.tsx";

const Preview = lazy(() => import("./routes/preview.tsx"));
const EditBook = lazy(() => import("./routes/edit-book.tsx"));
const Picture = lazy(() => import("./routes/picture.tsx"));
const Photo = lazy(() => import("./routes/photo.tsx"));
const MyBooks = lazy(() => import("./routes/my-books.tsx"));
const MyPictures = lazy(() => import("./routes/my-pictures.tsx"));
const Classes = lazy(() => import("./routes/classes.tsx"));
const OpenClass = lazy(() => import("./routes/open-class.tsx"));
const Shares = lazy(() => import("./routes/shares.tsx"));
const Share = lazy(() => import("./routes/share.tsx"));
const SharedBook = lazy(() => import("./routes/shared-book.tsx"));
const Account = lazy(() => import("./routes/account.tsx"));
const About = lazy(() => import("./routes/about.tsx"));
const Login = lazy(() => import("./routes/login.tsx"));
const Register = lazy(() => import("./routes/register.tsx"));
const ResetRequest = lazy(() => import("./routes/reset-request.tsx"));
const NewPassword = lazy(() => import("./routes/new-password.tsx"));
const Pricing = lazy(() => import("./routes/pricing.tsx"));
const Gallery = lazy(() => import("./routes/gallery.tsx"));
const Legal = lazy(() => import("./routes/legal.tsx"));
const Admin = lazy(() => import("./routes/admin.tsx"));
const AdminLogin = lazy(() => import("./routes/admin-login.tsx"));
const AdminSetup = lazy(() => import("./routes/admin-setup.tsx"));
// Tokens and kit, for who works on them; a build for people does not contain it.
const Style = import.meta.env.DEV ? lazy(() => import("./routes/style.tsx")) : null;
const NotFound = lazy(() => import("./routes/not-found.tsx"));

/** The screen of the current address. All but the first one are loaded when they are needed. */
export function Router() {
  const [address] = useLocation();
  return (
    <PageBoundary address={address}>
      <Suspense fallback={<Waiting label={commonText.loading} />}>
        <Switch>
          <Route path={routes.home} component={Home} />
          <Route path={routes.preview}>{({ id }) => <Preview key={id} id={id} />}</Route>
          <Route path={routes.editBook}>{({ id }) => <EditBook key={id} id={id} />}</Route>
          <Route path={routes.picture}>{({ id }) => <Picture id={id} />}</Route>
          <Route path={routes.photo} component={Photo} />
          <Route path={routes.myBooks} component={MyBooks} />
          <Route path={routes.myPictures} component={MyPictures} />
          <Route path={routes.classes} component={Classes} />
          <Route path={routes.openClass}>{({ name }) => <OpenClass key={name} name={name} />}</Route>
          <Route path={routes.shares} component={Shares} />
          <Route path={routes.share}>{({ id }) => <Share key={id} id={id} />}</Route>
          <Route path={routes.sharedBook}>{({ way }) => <SharedBook key={way} way={way} />}</Route>
          <Route path={routes.account} component={Account} />
          <Route path={routes.about} component={About} />
          <Route path={routes.login} component={Login} />
          <Route path={routes.register} component={Register} />
          <Route path={routes.resetRequest} component={ResetRequest} />
          <Route path={routes.resetPassword}>{({ token }) => <NewPassword token={token} />}</Route>
          <Route path={routes.pricing} component={Pricing} />
          <Route path={routes.gallery} component={Gallery} />
          <Route path={routes.galleryAlias} component={Gallery} />
          <Route path={routes.imprint}>{() => <Legal kind="imprint" />}</Route>
          <Route path={routes.privacy}>{() => <Legal kind="privacy" />}</Route>
          <Route path={routes.terms}>{() => <Legal kind="terms" />}</Route>
          <Route path={routes.compliance}>{() => <Legal kind="compliance" />}</Route>
          <Route path={routes.adminLogin} component={AdminLogin} />
          <Route path={routes.adminSetup} component={AdminSetup} />
          <Route path={`${routes.admin}/*?`} component={Admin} />
          {Style && <Route path={`${routes.style}/*?`} component={Style} />}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}
