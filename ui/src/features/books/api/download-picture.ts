import { useMutation } from "@tanstack/react-query";
import type { PrintForm } from "../lib/print-options.ts";
import { savePdf, sayDownloadFailure } from "./download-book.ts";

interface PictureDownload {
  imageUrl: string;
  title: string;
  paper: PrintForm["paper"];
}

/** Saves one picture as a PDF, without a book around it; says so when that fails. */
export const useDownloadPicture = () =>
  useMutation({
    mutationFn: ({ imageUrl, title, paper }: PictureDownload) =>
      savePdf(`${imageUrl}?format=pdf&paper=${paper}`, title),
    onError: sayDownloadFailure,
  });
