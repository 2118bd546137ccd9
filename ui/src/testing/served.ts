import { serverRoutes } from "./server-routes.ts";

const segmentsOf = (path: string) => path.split("/");

/** Whether the server answers a call, "GET /api/me/sessions/7". A segment ":x" stands for one that is not known. */
export function isServed(call: string): boolean {
  const [method, path = ""] = call.split(" ");
  const wanted = segmentsOf(path);
  return serverRoutes.some((route) => {
    const [routeMethod, pattern = ""] = route.split(" ");
    const segments = segmentsOf(pattern);
    return (
      routeMethod === method &&
      segments.length === wanted.length &&
      segments.every((segment, i) => segment === wanted[i] || segment.startsWith(":") || wanted[i] === ":x")
    );
  });
}
