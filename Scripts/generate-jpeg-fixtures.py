#!/usr/bin/env python3
"""Writes the JPEG files that the tests of the decoder read, with the pixels that libjpeg-turbo decodes from each.

Usage: generate-jpeg-fixtures.py FOLDER. Needs Pillow and numpy, and cjpeg for the samplings that Pillow cannot write.
The pixels are stored as RGBA, row by row, beside each file: `name.jpg` and `name.rgba`.
"""

import io
import os
import subprocess
import sys

import numpy
from PIL import Image, ImageOps

FOLDER = sys.argv[1]
SAMPLINGS = {
    "444": "1x1", "422": "2x1", "440": "1x2", "420": "2x2", "411": "4x1", "410": "4x2", "441": "1x4",
    "mixed": "2x2,1x2,2x1", "third": "3x1,1x1,1x1",
}


def picture(width, height, seed=7):
    """Smooth colours with a hard edge and some noise, so that all of a decoder has work to do."""
    noise = numpy.random.default_rng(seed).integers(-24, 25, (height, width, 3))
    rows, columns = numpy.mgrid[0:height, 0:width]
    smooth = numpy.stack([
        128 + 120 * numpy.sin(columns / 5), 128 + 120 * numpy.cos(rows / 4 + columns / 9),
        numpy.where(columns + 2 * rows > 24, 230, 20),
    ], axis=2)
    return Image.fromarray(numpy.clip(smooth + noise, 0, 255).astype(numpy.uint8))


def write(name, data, pixels=True):
    with open(os.path.join(FOLDER, name + ".jpg"), "wb") as file:
        file.write(data)
    if pixels:
        image = ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGB").convert("RGBA")
        with open(os.path.join(FOLDER, name + ".rgba"), "wb") as file:
            file.write(image.tobytes())


def encoded(image, **options):
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", **options)
    return buffer.getvalue()


def sampled(image, sampling, *options):
    buffer = io.BytesIO()
    image.save(buffer, "PPM")
    command = ["cjpeg", "-quality", "85", "-sample", sampling, *options]
    return subprocess.run(command, input=buffer.getvalue(), stdout=subprocess.PIPE, check=True).stdout


os.makedirs(FOLDER, exist_ok=True)
main = picture(33, 17)
for name, sampling in SAMPLINGS.items():
    write(f"jpeg-{name}", sampled(main, sampling))
    write(f"jpeg-{name}-progressive", sampled(main, sampling, "-progressive"), pixels=False)
for width, height in [(1, 1), (7, 1), (1, 7), (2, 2), (3, 3), (16, 16), (5, 40)]:
    write(f"jpeg-size-{width}x{height}", encoded(picture(width, height), quality=90, subsampling="4:2:0"))
    write(f"jpeg-size-{width}x{height}-422", encoded(picture(width, height), quality=90, subsampling="4:2:2"))
for quality in [10, 100]:
    write(f"jpeg-quality-{quality}", encoded(main, quality=quality, subsampling="4:4:4"))
write("jpeg-optimized", encoded(main, quality=75, optimize=True))
write("jpeg-restart", encoded(main, quality=75, restart_marker_blocks=1))
write("jpeg-restart-rows", encoded(main, quality=75, restart_marker_rows=1))
write("jpeg-restart-progressive", encoded(main, quality=75, restart_marker_blocks=2, progressive=True))
write("jpeg-gray", encoded(main.convert("L"), quality=85))
write("jpeg-gray-progressive", encoded(main.convert("L"), quality=85, progressive=True))
write("jpeg-rgb", encoded(main, quality=85, keep_rgb=True))
cmyk = encoded(main.convert("CMYK"), quality=85)
write("jpeg-cmyk", cmyk)
adobe = cmyk.index(b"Adobe")
write("jpeg-ycck", cmyk[:adobe + 11] + bytes([2]) + cmyk[adobe + 12:])
small = picture(7, 5)
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x112] = orientation
    exif.endian = "<" if orientation % 2 else ">"
    write(f"jpeg-orientation-{orientation}", encoded(small, quality=90, exif=exif, subsampling="4:4:4"))
