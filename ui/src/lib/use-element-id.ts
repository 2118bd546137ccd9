import { useState } from "react";

let next = 1;

/**
 * An id for an element, as long as its component lives. Preact's `useId` counts anew whenever a dialog is drawn again: a
 * field that comes later would get the id of one that is there already, and its label would lead to that.
 */
export const useElementId = () => useState(() => `element-${next++}`)[0];
